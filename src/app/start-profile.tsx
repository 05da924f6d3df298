import { Profile } from './profile.tsx';
import { startApp } from './start-app.tsx';

startApp(Profile);
