import type { Manifest } from 'vite'
import { type Preloads, preloadsOf } from '#tools/prerender/preloads.ts'
import type { Prerendered } from '#tools/prerender/render.tsx'

/** One HTML file of the site. */
interface Document {
  readonly file: string
  readonly title: string
  readonly prerendered?: Prerendered
  /** Modules that are asked for in the first wave, in the order of their importance. */
  readonly modules: readonly string[]
}

const entry = 'index.html'
const identity = 'services/identity.ts'

/** A `shell.html` serves every address at and below its folder, an `index.html` its own alone. */
export const documents: readonly Document[] = [
  { file: 'index.html', title: 'Welcome', prerendered: 'home', modules: [entry, 'pages/public/HomePage.tsx'] },
  { file: 'sign-in/index.html', title: 'Sign in', prerendered: 'signIn', modules: [entry, 'pages/auth/SignInPage.tsx', identity] },
  { file: 'verify/index.html', title: 'Enter your code', modules: [entry, 'pages/auth/VerifyPage.tsx', identity] },
  { file: 'sign-up/index.html', title: 'Sign up', modules: [entry, 'pages/public/UnbuiltPage.tsx'] },
  {
    file: 'admin/shell.html',
    title: 'Dashboard',
    modules: [entry, 'pages/admin/AdminPage.tsx', 'services/graphql.ts', 'services/dashboard.ts', identity],
  },
  { file: 'amb/shell.html', title: 'Ambassador login', modules: [entry, 'pages/public/UnbuiltPage.tsx'] },
  { file: '404.html', title: 'Page Not Found', prerendered: 'notFound', modules: [entry, 'pages/public/NotFoundPage.tsx'] },
]

const links = ({ scripts, styles }: Preloads, template: string): string => {
  const isThere = (file: string) => template.includes(`"/${file}"`)
  return [
    ...styles.filter((file) => !isThere(file)).map((file) => `<link rel="stylesheet" href="/${file}" />`),
    ...scripts.filter((file) => !isThere(file)).map((file) => `<link rel="modulepreload" href="/${file}" />`),
  ].join('\n    ')
}

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }
const escapeHtml = (text: string): string => text.replace(/[&<>]/g, (sign) => escapes[sign] ?? sign)

/**
 * Fills the built `index.html` for one document: title, everything to ask for in one wave, and the prerendered page.
 * @param markup the page's markup, or an empty text
 */
export const fill = (template: string, document: Document, manifest: Manifest, product: string, markup: string): string =>
  template
    .replace(/<title>.*<\/title>/, () => `<title>${escapeHtml(`${document.title} · ${product}`)}</title>`)
    .replace('</head>', () => `  ${links(preloadsOf(manifest, document.modules), template)}\n  </head>`)
    .replace('<div id="root"></div>', () => `<div id="root" data-prerendered="${document.prerendered ?? ''}">${markup}</div>`)
