declare module 'heic-decode' {
  /** Throws for a file that is no HEIC. */
  export default function decode(file: {
    readonly buffer: Uint8Array;
  }): Promise<{ readonly width: number; readonly height: number; readonly data: Uint8ClampedArray<ArrayBuffer> }>;
}
