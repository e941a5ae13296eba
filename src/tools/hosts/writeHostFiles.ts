import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { amplifyFiles } from '#tools/hosts/amplify.ts'
import { caddyFiles } from '#tools/hosts/caddy.ts'
import { cloudFrontFiles } from '#tools/hosts/cloudFront.ts'
import { cloudflareFiles, netlifyFiles } from '#tools/hosts/folderHosts.ts'
import type { HostedSite } from '#tools/hosts/hostedSite.ts'
import { nginxFiles } from '#tools/hosts/nginx.ts'

const hosts = {
  amplify: amplifyFiles,
  caddy: caddyFiles,
  cloudflare: cloudflareFiles,
  cloudfront: cloudFrontFiles,
  netlify: netlifyFiles,
  nginx: nginxFiles,
} as const satisfies Record<string, (site: HostedSite) => Record<string, string>>

/** Writes what each known host needs into a folder of its own. */
export const writeHostFiles = async (folder: string, site: HostedSite): Promise<void> => {
  for (const [host, filesOf] of Object.entries(hosts)) {
    await mkdir(join(folder, host), { recursive: true })
    for (const [name, text] of Object.entries(filesOf(site))) await writeFile(join(folder, host, name), text)
  }
}
