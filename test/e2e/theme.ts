/** The theme that a test at this width runs in. `every-screen.ts` looks at what it leaves on the page in both. */
export const themeAt = (width: number): 'light' | 'dark' => (width === 820 ? 'light' : 'dark');
