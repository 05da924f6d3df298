import { configure } from '@testing-library/react';
import { afterEach } from 'vitest';
import { cleanPage } from './clean-page.ts';

// What is waited for comes, on however busy a machine; what never comes ends here. In milliseconds.
configure({ asyncUtilTimeout: 120_000 });

// Some tests of components render them without a page.
if (typeof document !== 'undefined') afterEach(cleanPage);
