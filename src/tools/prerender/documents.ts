import type { Manifest } from 'vite'
import { preloadsOf } from '#tools/prerender/preloads.ts'
import type { FramedRoute, Prerendered } from '#tools/prerender/render.tsx'

/** One HTML file of the console. Those of the public pages are in `publicSite.ts`. */
interface Document {
  readonly file: string
  readonly title: string
  readonly prerendered?: Prerendered
  /** The page whose frame is there to look at until the console shows the page itself. */
  readonly framed?: FramedRoute
  /** Modules that are asked for at once; what they stand on comes with them. */
  readonly modules: readonly string[]
  /** They are many: those that run before the page is known come first, and the others follow (docs/decisions/0046). */
  readonly inWaves?: true
}

const identity = 'services/identity.ts'

const listModules = ['pages/admin/AdminPage.tsx', 'app/lists.ts', 'pages/admin/lists/ListPages.tsx']

/** A `shell.html` serves every address at and below its folder, an `index.html` its own alone. */
export const documents: readonly Document[] = [
  { file: 'sign-in/index.html', title: 'Sign in', prerendered: 'signIn', modules: ['pages/auth/SignInPage.tsx'] },
  { file: 'verify/index.html', title: 'Enter your code', modules: ['pages/auth/VerifyPage.tsx', identity] },
  { file: 'sign-up/index.html', title: 'Sign up', prerendered: 'signUp', modules: ['pages/auth/SignUpPage.tsx'] },
  { file: 'amb/sign-in/index.html', title: 'Ambassador login', prerendered: 'ambassadorSignIn', modules: ['pages/auth/SignInPage.tsx'] },
  { file: 'amb/verify/index.html', title: 'Enter your code', modules: ['pages/auth/VerifyPage.tsx', identity] },
  {
    file: 'admin/shell.html',
    title: 'Dashboard',
    framed: 'dashboard',
    modules: ['pages/admin/AdminPage.tsx', 'services/dashboard.ts'],
  },
  { file: 'admin/users/shell.html', title: 'Users', framed: 'users', modules: listModules, inWaves: true },
  { file: 'admin/all-items/shell.html', title: 'All Items', framed: 'allItems', modules: listModules, inWaves: true },
  { file: 'amb/shell.html', title: 'Dashboard', modules: ['pages/ambassador/AmbassadorPage.tsx', 'pages/ambassador/AmbassadorDashboard.tsx', 'app/ambassador.ts'] },
  { file: 'admin/marketers/shell.html', title: 'Marketers', framed: 'marketers', modules: ['pages/admin/AdminPage.tsx', 'app/marketers.ts', 'pages/admin/marketers/MarketersPage.tsx'], inWaves: true },
  { file: 'admin/settings/shell.html', title: 'Settings', framed: 'settings', modules: ['pages/admin/AdminPage.tsx', 'app/account.ts', 'pages/admin/settings/SettingsPage.tsx', identity], inWaves: true },
  { file: 'admin/feedbacks/shell.html', title: 'Feedbacks', framed: 'feedbacks', modules: ['pages/admin/AdminPage.tsx', '../machines/feedbacks/reports.machine.ts', 'pages/admin/feedbacks/ReportsPage.tsx'] },
  { file: 'marketer/sign-in/index.html', title: 'Ambassador login', modules: ['pages/auth/SignInPage.tsx'] },
  { file: 'forgotten-password/index.html', title: 'Forgotten password', prerendered: 'forgottenPassword', modules: ['pages/auth/ForgottenPasswordPage.tsx'] },
]

const styleLink = (file: string): string => `<link rel="stylesheet" crossorigin href="/${file}" />`
const moduleLink = (file: string): string => `<link rel="modulepreload" crossorigin href="/${file}" />`

/** For a page that can be read before its scripts run: they neither share the line with its styles nor are compiled before it is painted. */
const laterLink = (file: string): string => `<link rel="preload" as="script" crossorigin fetchpriority="low" href="/${file}" />`

const linksTo = (files: readonly string[], template: string, link: (file: string) => string): string[] =>
  files.filter((file) => !template.includes(`"/${file}"`)).map(link)

/** What the start script asks for when the line is nearly free of the first wave. */
const secondWave = (files: readonly string[]): string => `<meta name="second-wave" content="${files.map((file) => `/${file}`).join(' ')}" />`

/** What runs before any page can be shown. @throws Error where the build has no such chunk */
const consoleScripts = (manifest: Manifest): ReadonlySet<string> => {
  const console = Object.keys(manifest).find((name) => manifest[name]?.name === 'console')
  return new Set(preloadsOf(manifest, [console ?? 'console']).scripts)
}

const scriptLinks = (scripts: readonly string[], template: string, { prerendered, inWaves }: Document, manifest: Manifest): string[] => {
  if (!inWaves) return linksTo(scripts, template, prerendered ? laterLink : moduleLink)
  const first = consoleScripts(manifest)
  return [...linksTo(scripts.filter((file) => first.has(file)), template, moduleLink), secondWave(scripts.filter((file) => !first.has(file)))]
}

const addLinks = (template: string, document: Document, manifest: Manifest): string => {
  const { scripts, styles } = preloadsOf(manifest, document.modules)
  return template
    .replace('<script type="module"', (start) => [...linksTo(styles, template, styleLink), start].join('\n    '))
    .replace('\n  </head>', (end) => ['', ...scriptLinks(scripts, template, document, manifest)].join('\n    ') + end)
}

/** Shows after some seconds in a page that cannot be used before its scripts run, where they do not arrive. */
const late = '<p class="late">This page takes long to load. Check your connection, then load it again.</p>'

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }
const escapeHtml = (text: string): string => text.replace(/[&<>]/g, (sign) => escapes[sign] ?? sign)

/**
 * Fills the built `index.html` for one document: title, everything to ask for, and the prerendered page.
 * @param markup of the page, or of its frame; or an empty text
 */
export const fill = (template: string, document: Document, manifest: Manifest, product: string, markup: string): string =>
  addLinks(template, document, manifest)
    .replace(/<title>[^]*?<\/title>/, () => `<title>${escapeHtml(`${document.title} · ${product}`)}</title>`)
    .replace('<div id="root"></div>', () => `<div id="root" data-prerendered="${document.prerendered ?? ''}">${document.prerendered ? markup : late + markup}</div>`)
