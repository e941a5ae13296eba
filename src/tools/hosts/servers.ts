import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

/** The Debian packages of the web servers that run the host files in the journeys. */
export const serverPackages = ['nginx', 'libnginx-mod-http-brotli-static', 'caddy'] as const

const brotliModule = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so'

const isProgram = (name: string): boolean =>
  `${process.env['PATH'] ?? ''}${delimiter}/usr/sbin`.split(delimiter).some((folder) => existsSync(join(folder, name)))

/** Whether nginx with its brotli module, and Caddy, are installed. */
export const areServersInstalled = (): boolean => isProgram('nginx') && existsSync(brotliModule) && isProgram('caddy')
