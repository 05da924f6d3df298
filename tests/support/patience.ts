import { configure } from '@testing-library/react';

// What is waited for comes, on however busy a machine; what never comes ends here. In milliseconds.
configure({ asyncUtilTimeout: 120_000 });
