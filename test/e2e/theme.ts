/** The theme of tests at this width, chosen so that both occur. `every-screen.ts` then checks the page in both at every width. */
export const themeAt = (width: number): 'light' | 'dark' => (width === 820 ? 'light' : 'dark');
