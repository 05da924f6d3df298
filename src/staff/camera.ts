/** Why there is no picture. */
export type CameraFault = 'denied' | 'none' | 'in-use' | 'insecure' | 'failed';

export class CameraFailure extends Error {
  override name = 'CameraFailure';
  readonly fault: CameraFault;

  constructor(fault: CameraFault, options?: ErrorOptions) {
    super(`The camera gives no picture: ${fault}`, options);
    this.fault = fault;
  }
}

/** By the names of the errors that `getUserMedia` has. */
const FAULTS: Readonly<Record<string, CameraFault>> = {
  NotAllowedError: 'denied',
  SecurityError: 'denied',
  NotFoundError: 'none',
  OverconstrainedError: 'none',
  NotReadableError: 'in-use',
  AbortError: 'in-use',
};

/** The camera on the back where there is one; enough for a code, not more than an old phone can look at. */
const WISH: MediaStreamConstraints = {
  audio: false,
  video: { facingMode: { ideal: 'environment' }, width: { ideal: 1280 }, height: { ideal: 720 } },
};

/**
 * Turns the camera on; the browser may ask the waiter first.
 *
 * @throws {CameraFailure}
 */
export async function openCamera(scope: Pick<Window, 'isSecureContext' | 'navigator'> = window): Promise<MediaStream> {
  if (!scope.isSecureContext) throw new CameraFailure('insecure');
  // Browsers that lack it say so by having none, whatever their types promise.
  const devices = scope.navigator.mediaDevices as MediaDevices | undefined;
  if (!devices) throw new CameraFailure('none');
  try {
    return await devices.getUserMedia(WISH);
  } catch (cause) {
    const { name } = cause as Partial<Error>;
    throw new CameraFailure(FAULTS[name ?? ''] ?? 'failed', { cause });
  }
}

export function closeCamera(stream: MediaStream): void {
  for (const track of stream.getTracks()) track.stop();
}

/** Whether the waiter has allowed the camera for good, so that it can be turned on without asking. */
export async function mayOpenCamera({ permissions }: Navigator = navigator): Promise<boolean> {
  try {
    return (await permissions.query({ name: 'camera' })).state === 'granted';
  } catch {
    return false;
  }
}

type TorchTrack = { readonly torch?: boolean };

/** Whether the camera has a light to turn on. */
export const hasTorch = (stream: MediaStream): boolean => {
  const [track] = stream.getVideoTracks();
  return (track?.getCapabilities?.() as TorchTrack | undefined)?.torch === true;
};

/** Turns the camera's light on or off. */
export async function setTorch(stream: MediaStream, on: boolean): Promise<void> {
  const [track] = stream.getVideoTracks();
  await track?.applyConstraints({ advanced: [{ torch: on } as MediaTrackConstraintSet] });
}
