import { BASE_PATH } from '../ui/base-path.ts';
import { useInterface } from '../i18n/interface-context.tsx';
import { MessagePage } from '../ui/message-page.tsx';

/** Any path that is no page (specification, point 8). */
export function Component() {
  const { title, text, home } = useInterface().notFound;
  return (
    <MessagePage title={title}>
      <p>{text}</p>
      <a className="link" href={`${BASE_PATH}/`}>
        {home}
      </a>
    </MessagePage>
  );
}
