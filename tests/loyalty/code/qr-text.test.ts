import { expect, it } from 'vitest';
import { loyaltyQrSchema } from '../../../server/protocol/qr.ts';
import { qrText } from '../../../src/loyalty/code/qr-text.ts';

it('the QR holds exactly these four fields, in this order (specification, point 7)', () => {
  const text = qrText('gottan-granada', 'aB3dEfGh1jKlMnOpQrStUvWxYz12');
  expect(text).toBe(
    '{"qr":"cartasqr","service":"loyalty","barID":"gottan-granada","cardOwnerID":"aB3dEfGh1jKlMnOpQrStUvWxYz12"}',
  );
  expect(loyaltyQrSchema.safeParse(JSON.parse(text)).success).toBe(true);
});
