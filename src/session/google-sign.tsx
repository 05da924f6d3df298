/** Google's letter in its four colours, as its button must show it. */
export const GoogleSign = () => (
  <svg className="w-5 flex-none" viewBox="0 0 24 24" fill="none" strokeWidth="4" aria-hidden="true">
    <path stroke="#ea4335" d="M18.4 5.6A9 9 0 0 0 4.2 7.5" />
    <path stroke="#fbbc05" d="M4.2 7.5a9 9 0 0 0 0 9" />
    <path stroke="#34a853" d="M4.2 16.5A9 9 0 0 0 17.8 18.9" />
    <path stroke="#4285f4" d="M17.8 18.9A9 9 0 0 0 21 12H12" />
  </svg>
);
