import { BASE_PATH } from '../ui/base-path.ts';
import { useEveryLanguage, useInterface } from '../i18n/interface-context.tsx';
import { usePageTitle } from '../ui/use-page-title.ts';

/** Any path that is no page (specification, point 8). */
export function NotFoundPage() {
  useEveryLanguage();
  const { title, text, home } = useInterface().notFound;
  usePageTitle(title, text);
  return (
    <main className="message">
      <h1>{title}</h1>
      <p>{text}</p>
      <a className="button" href={`${BASE_PATH}/`}>
        {home}
      </a>
    </main>
  );
}
