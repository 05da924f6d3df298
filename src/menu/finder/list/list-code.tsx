import { QRCodeSVG } from 'qrcode.react';

type ListCodeProps = { readonly value: string; readonly title: string };

/** A link as a QR code, dark on white in both colour schemes. */
export function ListCode({ value, title }: ListCodeProps) {
  return (
    <QRCodeSVG value={value} title={title} level="L" marginSize={4} className="list-code h-auto w-full max-w-72" />
  );
}
