export { AttendanceExport } from './components/attendance/AttendanceExport.tsx';
export { Attendance } from './screens/Attendance.tsx';
export type { AttendanceProps } from './screens/Attendance.tsx';
export { Employees } from './screens/Employees.tsx';
export type { EmployeesProps } from './screens/Employees.tsx';
export { Staff } from './screens/Staff.tsx';
export type { StaffProps } from './screens/Staff.tsx';
export { StaffRights } from './screens/StaffRights.tsx';
export type { StaffRightsProps } from './screens/StaffRights.tsx';
