import { expect, it, vi } from 'vitest';
import { createPanelLine } from '../../src/loyalty/panel-line.ts';

it('L18: is open for whoever looks at the panel, one at a time, and for nobody once it is closed', () => {
  const heard: string[] = [];
  const line = createPanelLine((uid) => {
    heard.push(`${uid} opens`);
    return {
      show: (barID) => {
        heard.push(`${uid} shows ${barID}`);
        return { close: () => {} };
      },
      close: () => heard.push(`${uid} closes`),
    };
  });
  const onState = vi.fn<(state: object) => void>();
  line.show('el-bar', onState);
  expect(onState.mock.calls).toEqual([[{ phase: 'offline' }]]);
  line.follow('ana');
  line.follow('ana');
  line.show('el-bar', onState);
  line.follow('luis');
  line.follow(undefined);
  line.follow(undefined);
  expect(heard).toEqual(['ana opens', 'ana shows el-bar', 'ana closes', 'luis opens', 'luis closes']);
});
