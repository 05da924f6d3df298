import { StaffPage } from './staff-page.tsx';
import { startApp } from './start-app.tsx';

startApp(StaffPage);
