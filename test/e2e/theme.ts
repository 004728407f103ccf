/** The theme of tests at this width, chosen so that both occur. */
export const themeAt = (width: number): 'light' | 'dark' => (width === 820 ? 'light' : 'dark');
