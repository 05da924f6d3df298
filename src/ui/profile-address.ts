import { BASE_PATH } from './base-path.ts';

/** Where the diner's profile is (specification, point 2). */
export const PROFILE_ADDRESS = `${BASE_PATH}/profile`;
