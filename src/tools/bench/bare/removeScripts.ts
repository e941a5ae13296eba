const scripts = /<script\b[^>]*>.*?<\/script>/gs
const preloads = /<link\b[^>]*\brel="modulepreload"[^>]*>|<link\b(?=[^>]*\brel="preload")(?=[^>]*\bas="script")[^>]*>/g

/** Removes the scripts and their preloads from an HTML document. Preloads of fonts and images stay. */
export const removeScripts = (html: string): string => html.replaceAll(scripts, '').replaceAll(preloads, '')
