import type { AttendanceRecord } from '../../attendance/record.ts';
import type { EmployeeRecord } from '../../employees/record.ts';
import type { PersonRecord } from '../../people/record.ts';
import { moneyOrNull, type Columns } from './Columns.ts';

export const staff: Columns<PersonRecord> = {
  id: ({ id }) => id,
  username: ({ username }) => username,
  name: ({ name }) => name,
  role: ({ role }) => role,
  template: ({ template }) => template,
  phone: ({ phone }) => phone,
  email: ({ email }) => email,
  is_active: ({ is_active }) => is_active,
  created_at: ({ created_at }) => created_at,
};

export const employees: Columns<EmployeeRecord> = {
  id: ({ id }) => id,
  name: ({ name }) => name,
  title: ({ title }) => title,
  phone: ({ phone }) => phone,
  hourly_wage: ({ hourly_wage }) => moneyOrNull(hourly_wage),
  staff_id: ({ staff_id }) => staff_id,
  left_at: ({ left_at }) => left_at,
  created_at: ({ created_at }) => created_at,
};

export const attendance: Columns<AttendanceRecord> = {
  id: ({ id }) => id,
  employee_id: ({ employee_id }) => employee_id,
  business_date: ({ business_date }) => business_date,
  clocked_in_at: ({ clocked_in_at }) => clocked_in_at,
  clocked_out_at: ({ clocked_out_at }) => clocked_out_at,
  breaks: ({ breaks }) => JSON.stringify(breaks),
  confirmed_by: ({ confirmed }) => confirmed?.by ?? null,
  deleted_by: ({ deleted }) => deleted?.by ?? null,
  corrections: ({ corrections }) => JSON.stringify(corrections),
};
