// The calendar's looks are files, so that a strict content security policy needs no exception.
import '@fullcalendar/react/skeleton.css';
import '@fullcalendar/react/themes/classic/theme.css';
import dayGrid from '@fullcalendar/react/daygrid';
import interaction from '@fullcalendar/react/interaction';
import list from '@fullcalendar/react/list';
import classic from '@fullcalendar/react/themes/classic';
import timeGrid from '@fullcalendar/react/timegrid';

/** What of the library is used: three kinds of grids, pointing and dragging, and its plain look. */
export const plugins = [classic, dayGrid, timeGrid, list, interaction];
