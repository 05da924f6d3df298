import { useCallback, useEffect, useSyncExternalStore } from 'react';
import { Link } from 'react-router-dom';
import { keepAwake } from '../ui/keep-awake.ts';
import type { CameraFault } from './camera.ts';
import { CameraView } from './camera-view.tsx';
import type { ScannerStore } from './scanner-store.ts';
import { Sign } from './signs.tsx';
import { useBar, useStaff, type Words } from './staff-context.ts';
import { type CameraState, useCamera } from './use-camera.ts';

/** The scanner: the camera above, what the thumb needs below. */
export function ScanTab() {
  const { words, signals } = useStaff();
  const { scanner, state } = useBar();
  const isMuted = useSyncExternalStore(signals.subscribe, signals.isMuted);
  useEffect(keepAwake, []);
  return (
    <div className="staff-scan">
      <Camera scanner={scanner} />
      {/* A code was seen: the camera's picture stands behind. */}
      {state.phase === 'sending' && <output className="staff-sending">{words.sending}</output>}
      <div className="staff-controls">
        <Link to="code">
          <Sign of="keys" />
          {words.typeCode}
        </Link>
        <button type="button" aria-pressed={!isMuted} onClick={() => signals.mute(!isMuted)}>
          <Sign of={isMuted ? 'muted' : 'sound'} />
          {words.sound}
        </button>
      </div>
    </div>
  );
}

function Camera({ scanner }: { readonly scanner: ScannerStore }) {
  const { camera, start } = useCamera();
  const onCode = useCallback((text: string) => void scanner.see(text), [scanner]);
  return (
    <div className="staff-camera">
      {camera.is === 'on' ? (
        <CameraView stream={camera.stream} onCode={onCode} />
      ) : (
        <NoPicture camera={camera} onStart={start} />
      )}
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

/** Why there is no picture, and what can be done about it. */
function NoPicture({ camera, onStart }: NoPictureProps) {
  const { words } = useStaff();
  if (camera.is === 'starting') return <output>{words.cameraStarting}</output>;
  const fault = camera.is === 'faulty' ? camera.fault : undefined;
  const isHopeless = fault === 'insecure' || fault === 'none';
  return (
    <>
      <p role={fault && 'alert'}>{words[fault ? FAULT_WORDS[fault] : 'cameraWhy']}</p>
      {!isHopeless && (
        <button type="button" className="staff-main" onClick={onStart}>
          <Sign of="scan" />
          {fault ? words.tryAgain : words.cameraStart}
        </button>
      )}
    </>
  );
}
