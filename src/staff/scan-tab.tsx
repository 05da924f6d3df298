import { useCallback, useEffect, useSyncExternalStore } from 'react';
import { Link } from 'react-router-dom';
import { keepAwake } from '../ui/keep-awake.ts';
import type { CameraFault } from './camera.ts';
import { CameraView } from './camera-view.tsx';
import { MAIN } from './looks.ts';
import { Sign } from './signs.tsx';
import { useBar, useStaff, type Words } from './staff-context.ts';
import { type CameraState, useCamera } from './use-camera.ts';

const CONTROL =
  'flex min-h-[64px] min-w-0 items-center justify-center gap-2 bg-ground px-2 py-2 text-center font-semibold no-underline hyphens-auto lying:flex-col';

/** The scanner: the camera above, the controls near the thumb below. */
export function ScanTab() {
  const { words, signals } = useStaff();
  const { scanner, state } = useBar();
  const isMuted = useSyncExternalStore(signals.subscribe, signals.getState);
  const { camera, start } = useCamera();
  const onCode = useCallback((text: string) => void scanner.see(text), [scanner]);
  useEffect(keepAwake, []);
  return (
    <div className="staff-scan relative flex min-h-full flex-col lying:flex-row">
      <div className="staff-camera relative flex min-h-56 flex-1 flex-col items-center justify-end gap-4 overflow-hidden bg-surface p-4 text-center">
        {camera.is === 'on' ? (
          <CameraView stream={camera.stream} onCode={onCode} />
        ) : (
          <NoPicture camera={camera} onStart={start} />
        )}
      </div>
      {/* A code was seen; the camera's picture stays behind. */}
      {state.phase === 'sending' && (
        <output className="absolute inset-x-0 top-0 bg-ink p-4 text-center text-head font-semibold text-ground">
          {words.sending}
        </output>
      )}
      <div className="staff-controls flex flex-wrap gap-px border-line bg-line border-t lying:border-t-0 lying:w-[min(9rem,26vw)] lying:flex-none lying:flex-col lying:flex-nowrap lying:border-s">
        <Link className={`${CONTROL} flex-[2_1_auto]`} to="code">
          <Sign of="keys" />
          {words.typeCode}
        </Link>
        <button
          type="button"
          className={`${CONTROL} flex-auto ${isMuted ? 'text-muted' : ''}`}
          aria-pressed={!isMuted}
          onClick={() => signals.mute(!isMuted)}
        >
          <Sign of={isMuted ? 'muted' : 'sound'} />
          {words.sound}
        </button>
      </div>
    </div>
  );
}

const FAULT_WORDS: Readonly<Record<CameraFault, keyof Words>> = {
  denied: 'cameraDenied',
  none: 'cameraNone',
  'in-use': 'cameraInUse',
  insecure: 'cameraInsecure',
  failed: 'cameraFailed',
};

type NoPictureProps = { readonly camera: Exclude<CameraState, { is: 'on' }>; readonly onStart: () => void };

/** The reason why there is no picture, and the remedy. */
function NoPicture({ camera, onStart }: NoPictureProps) {
  const { words } = useStaff();
  if (camera.is === 'starting') return <output>{words.cameraStarting}</output>;
  const fault = camera.is === 'faulty' ? camera.fault : undefined;
  const isHopeless = fault === 'insecure' || fault === 'none';
  return (
    <>
      <Sign of="scan" className="m-auto size-[min(8rem,32vw)] stroke-1 text-muted lying:hidden" />
      <p className="lying:mt-auto" role={fault && 'alert'}>
        {words[fault ? FAULT_WORDS[fault] : 'cameraWhy']}
      </p>
      {!isHopeless && (
        <button type="button" className={`${MAIN} lying:mb-auto`} onClick={onStart}>
          <Sign of="scan" />
          {fault ? words.tryAgain : words.cameraStart}
        </button>
      )}
    </>
  );
}
