import { adoptStyles } from '../../ui/adopt-styles.ts';
import styles from './card.css?inline';

/** Brings the style of stamp cards along with it. */
export const adoptCardStyles = (): void => adoptStyles(styles);
