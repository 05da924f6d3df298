import type { RouteObject } from 'react-router-dom';
import { ProfileMissing, ProfileShell } from '../shell/profile-shell.tsx';
import { PROFILE } from './addresses.ts';

const loadApp = () => import('./profile-app.tsx');

/** The diner's profile (specification, point 2); the personal part is loaded as one piece, so that no view waits for its code. */
export const profileRoute: RouteObject = {
  path: PROFILE,
  HydrateFallback: ProfileShell,
  ErrorBoundary: ProfileMissing,
  lazy: async () => (await loadApp()).profile,
  children: [
    {
      lazy: async () => (await loadApp()).person,
      children: [
        { index: true, lazy: async () => (await loadApp()).cards },
        { path: 'history', lazy: async () => (await loadApp()).history },
        { path: 'account', lazy: async () => (await loadApp()).account },
      ],
    },
  ],
};
