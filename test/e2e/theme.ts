/**
 * The theme that a test at this width runs in: what is tested does not depend on the theme, and `barriersOn` looks at the contrasts of both.
 * So each width has one, and both themes are used.
 */
export const themeAt = (width: number): 'light' | 'dark' => (width === 820 ? 'light' : 'dark');
