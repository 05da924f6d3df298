import { Route, Routes, useLocation } from 'react-router-dom';
import { routes } from '../../generated/routes.ts';
import { NotFoundPage } from '../shell/not-found-page.tsx';
import { ProfilePage } from '../shell/profile-page.tsx';
import { NOT_FOUND, PROFILE } from './page-names.ts';
import { PublicPage } from './public-page.tsx';
import { VenueRoutePage } from './venue-route.tsx';

const profile = (
  <PublicPage path={PROFILE}>
    <ProfilePage />
  </PublicPage>
);

const notFound = (
  <PublicPage path={NOT_FOUND}>
    <NotFoundPage />
  </PublicPage>
);

type AppProps = {
  /** The server found no page at this address, whatever the router makes of it (`/cartasqr//ohara`). */
  readonly missing?: boolean;
};

/** All routes of the specification's point 2. Paths are told apart by case, as the server does. */
export function App({ missing = false }: AppProps) {
  const location = useLocation();
  const isFirst = location.key === 'default';
  return (
    <Routes location={missing && isFirst ? `/${NOT_FOUND}` : location}>
      {routes.map((route) => (
        <Route
          key={route.path}
          path={route.urlPath ? `${route.path}/:urlPath?` : route.path}
          caseSensitive
          element={<VenueRoutePage route={route} />}
        />
      ))}
      <Route path={PROFILE} caseSensitive element={profile} />
      <Route path="*" element={notFound} />
    </Routes>
  );
}
