import { useSyncExternalStore } from 'react';
import { useParams } from 'react-router-dom';
import { PANEL } from '../looks.ts';
import { useBar, useStaff } from '../staff-context.ts';
import { useWayBack } from '../use-way-back.ts';
import { NothingToChange } from './form-end.tsx';
import { SpecialForm } from './special-form.tsx';

/** The special of the address, or a new one. */
export function SpecialView() {
  const { words, tonight: texts } = useStaff();
  const { tonight } = useBar();
  const { specialID } = useParams();
  const { dishes, news } = useSyncExternalStore(tonight.subscribe, tonight.getState);
  const leave = useWayBack();
  if (!dishes || (specialID !== undefined && !news)) return <output className={PANEL}>{words.loading}</output>;
  if (specialID === undefined) return <SpecialForm dishes={dishes} leave={leave} />;
  const special = news?.specials.find(({ id }) => id === specialID);
  if (special) return <SpecialForm key={specialID} dishes={dishes} special={special} leave={leave} />;
  return (
    <div className={PANEL}>
      <NothingToChange text={texts.specialGone} leave={leave} />
    </div>
  );
}
