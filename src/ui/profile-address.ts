import { BASE_PATH } from '../terms/house.ts';

/** The address of the diner's profile (specification, point 2). */
export const PROFILE_ADDRESS = `${BASE_PATH}/profile`;
