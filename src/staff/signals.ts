import { StateStore } from '../ui/state-store.ts';
import { readStored, writeStored } from '../ui/storage.ts';
import type { Tone } from './scanner-store.ts';

const KEY = 'carta-staff-muted';

/** The notes of each tone, in hertz, one after the other: rising for good, falling for bad, repeated for a question. */
const NOTES: Readonly<Record<Tone, readonly number[]>> = { good: [880, 1320], bad: [330, 220], question: [660, 660] };

/** The vibration of each tone, in milliseconds on, off, on. */
const MOVES: Readonly<Record<Tone, number[]>> = { good: [80], bad: [200, 80, 200], question: [80, 80, 80] };

const NOTE = 0.13;

/** Sounds and vibrations for a waiter who does not look at the phone. The state is whether sound is off. */
export class Signals extends StateStore<boolean> {
  #context: AudioContext | undefined;

  constructor() {
    super(readStored('localStorage', KEY) === 'yes');
  }

  mute(muted: boolean): void {
    writeStored('localStorage', KEY, muted ? 'yes' : 'no');
    this.setState(muted);
  }

  /** Called on taps and keys: browsers allow sound only after one. */
  readonly wake = (): void => {
    if (!('AudioContext' in window)) return;
    this.#context ??= new AudioContext();
    void this.#context.resume();
  };

  readonly give = (tone: Tone): void => {
    // Does nothing where the phone cannot vibrate, or may not before a first tap.
    navigator.vibrate?.(MOVES[tone]);
    const [isMuted, context] = [this.state, this.#context];
    if (isMuted || context?.state !== 'running') return;
    for (const [index, frequency] of NOTES[tone].entries()) beep(context, frequency, index * (NOTE + 0.03));
  };
}

function beep(context: AudioContext, frequency: number, delay: number): void {
  const from = context.currentTime + delay;
  const [oscillator, volume] = [context.createOscillator(), context.createGain()];
  oscillator.frequency.value = frequency;
  // Ramp the volume, because an abrupt change would be heard as a click.
  volume.gain.setValueAtTime(0.3, from);
  volume.gain.exponentialRampToValueAtTime(0.001, from + NOTE);
  oscillator.connect(volume).connect(context.destination);
  oscillator.start(from);
  oscillator.stop(from + NOTE);
}
