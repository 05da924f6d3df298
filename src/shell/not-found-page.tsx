import { Link } from 'react-router-dom';
import { useEveryLanguage, useInterface } from '../i18n/interface-context.tsx';
import { PageHead } from '../ui/page-head.tsx';

/** Any path that is no page (specification, point 8). */
export function NotFoundPage() {
  useEveryLanguage();
  const { title, text, home } = useInterface().notFound;
  return (
    <main className="message">
      <PageHead title={title} description={text} />
      <h1>{title}</h1>
      <p>{text}</p>
      <Link className="button" reloadDocument to="/">
        {home}
      </Link>
    </main>
  );
}
