import { Calendar } from '@servery/calendar';
import { useLocation, useSearch } from 'wouter';
import { TemplateHost } from '../../template/TemplateHost.tsx';

/** The template's calendar; the address says how much of time, around which day, whose events, and which one is open. */
export default function CalendarPage() {
  const search = useSearch();
  const [path, navigate] = useLocation();
  return (
    <TemplateHost>
      <Calendar
        address={search ? `${path}?${search}` : path}
        onAddressChange={(next, isTyping) => navigate(next, { replace: isTyping })}
      />
    </TemplateHost>
  );
}
