import { profileRoute } from './profile-route.tsx';
import { startApp } from './start-app.tsx';

startApp(profileRoute);
