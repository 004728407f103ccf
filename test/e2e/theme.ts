/** The theme of tests at this width. `every-screen.ts` then checks the page in both themes. */
export const themeAt = (width: number): 'light' | 'dark' => (width === 820 ? 'light' : 'dark');
