"""The rules of Shark, shown one by one."""
