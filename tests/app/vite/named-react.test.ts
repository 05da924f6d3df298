import { expect, it } from 'vitest';
import { nameReact } from '../../../src/app/vite/named-react.ts';

it('takes by name what a module uses of the default export of React', () => {
  expect(nameReact('import React from "react";\nReact.useRef(React.useState(React.useRef));\n')).toBe(
    "import { useRef, useState } from 'react'; const React = { useRef, useState };\nReact.useRef(React.useState(React.useRef));\n",
  );
});

it('leaves other modules as they are', () => {
  expect(nameReact("import { useRef } from 'react';\n")).toBe("import { useRef } from 'react';\n");
});
