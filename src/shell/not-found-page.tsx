import { BASE_PATH } from '../ui/base-path.ts';
import { useInterface } from '../i18n/interface-context.tsx';

/** Any path that is no page (specification, point 8). */
export function Component() {
  const { title, text, home } = useInterface().notFound;
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
