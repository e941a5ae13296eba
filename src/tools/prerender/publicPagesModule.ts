/** Renders the public pages. It is also an entry of the browser build, for its styles; its script is deleted. */
export const publicPagesModule = 'tools/prerender/publicPages.tsx'
