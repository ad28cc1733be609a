-- The zone in which somebody sees and types all times of the office; null for the device's.
ALTER TABLE staff_account ADD COLUMN time_zone text;
