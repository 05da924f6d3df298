import type { ReactNode } from 'react';
import type { Language } from '../i18n/language.ts';

/** Drawn by hand on a square of 12, to stay small in every page; the style sheet makes them round. */
const DRAWINGS: Readonly<Record<Language, ReactNode>> = {
  es: (
    <>
      <path fill="#c8102e" d="M0 0h12v12H0z" />
      <path fill="#ffc72c" d="M0 3h12v6H0z" />
    </>
  ),
  en: (
    <>
      <path fill="#1d3f8f" d="M0 0h12v12H0z" />
      <path stroke="#fff" strokeWidth="2.4" d="m0 0 12 12M12 0 0 12" />
      <path stroke="#c8102e" d="m0 0 12 12M12 0 0 12" />
      <path stroke="#fff" strokeWidth="4" d="M6 0v12M0 6h12" />
      <path stroke="#c8102e" strokeWidth="2.4" d="M6 0v12M0 6h12" />
    </>
  ),
  fr: (
    <>
      <path fill="#fff" d="M0 0h12v12H0z" />
      <path fill="#1d3f8f" d="M0 0h4v12H0z" />
      <path fill="#d8232f" d="M8 0h4v12H8z" />
    </>
  ),
  de: (
    <>
      <path fill="#d8232f" d="M0 0h12v12H0z" />
      <path fill="#111" d="M0 0h12v4H0z" />
      <path fill="#ffc72c" d="M0 8h12v4H0z" />
    </>
  ),
  it: (
    <>
      <path fill="#fff" d="M0 0h12v12H0z" />
      <path fill="#118a45" d="M0 0h4v12H0z" />
      <path fill="#d8232f" d="M8 0h4v12H8z" />
    </>
  ),
  ca: (
    <>
      <path fill="#ffc72c" d="M0 0h12v12H0z" />
      <path stroke="#c8102e" strokeWidth="1.34" d="M0 2h12M0 4.67h12M0 7.33h12M0 10h12" />
    </>
  ),
};

/** The flag that stands for a language (specification, point 2). Its button says the language's name. */
export function Flag({ language }: { readonly language: Language }) {
  return (
    <svg className="flag" viewBox="0 0 12 12" aria-hidden="true">
      {DRAWINGS[language]}
    </svg>
  );
}
