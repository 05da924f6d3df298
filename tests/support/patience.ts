import { configure } from '@testing-library/react';

// What is loaded later takes a busy machine longer than the second that is waited for otherwise, in milliseconds.
configure({ asyncUtilTimeout: 10_000 });
