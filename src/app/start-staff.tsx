import { staffRoute } from './staff-route.tsx';
import { startApp } from './start-app.tsx';

startApp(staffRoute);
