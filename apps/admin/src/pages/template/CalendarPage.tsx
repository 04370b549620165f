import { Calendar } from '@servery/calendar';
import { useLocation, useSearch } from 'wouter';
import { TemplateHost } from '../../template/TemplateHost.tsx';

/** The template's calendar. The URL holds the view, the day, the filters and the open event. */
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
