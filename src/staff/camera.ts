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

/** Faults by the names of the errors of `getUserMedia`. */
const FAULTS: Readonly<Record<string, CameraFault>> = {
  NotAllowedError: 'denied',
  SecurityError: 'denied',
  NotFoundError: 'none',
  OverconstrainedError: 'none',
  NotReadableError: 'in-use',
  AbortError: 'in-use',
};

/** The back camera where there is one, at a resolution that suffices for a code and is not too much for an old phone. */
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
  // Missing in some browsers, although the types say otherwise.
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

/** Whether the camera has a light to turn on. */
export const hasTorch = (stream: MediaStream): boolean => {
  const [track] = stream.getVideoTracks();
  return (track?.getCapabilities?.() as { readonly torch?: boolean } | undefined)?.torch === true;
};

/** Turns the camera's light on or off. */
export async function setTorch(stream: MediaStream, on: boolean): Promise<void> {
  const [track] = stream.getVideoTracks();
  await track?.applyConstraints({ advanced: [{ torch: on } as MediaTrackConstraintSet] });
}
