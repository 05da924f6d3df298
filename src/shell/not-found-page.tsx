import { useInterface } from '../i18n/interface-context.tsx';
import { BASE_PATH } from '../terms/house.ts';
import { MessagePage } from '../ui/message-page.tsx';

/** The page at every address without a page (specification, point 8). */
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
