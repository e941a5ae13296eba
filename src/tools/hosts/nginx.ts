import { assetsFolder, cacheControl, type Headers, type HostedSite, pathPattern } from '#tools/hosts/hostedSite.ts'
import { appleAssociationPath } from '#domain/routes/appAssociation.ts'
import { documentHeadersFile } from '#domain/routes/contentPolicy.ts'

/** `always` sends a header with an error too. */
const location = (match: string, headers: Headers, cache: string, ...directives: readonly string[]): string => {
  const sent = Object.entries({ ...headers, 'Cache-Control': cache }).map(
    ([name, value]) => `add_header ${name} "${value}" always;`,
  )
  return [`location ${match} {`, ...[...sent, ...directives].map((line) => `  ${line}`), '}'].join('\n')
}

const rules = ({ documents, notFound, otherHeaders }: HostedSite): string =>
  [
    `# The rules of one release, written by the build. Include them in a server block, which has the root.
error_page 404 ${notFound.file};
charset utf-8;
charset_types application/javascript application/json image/svg+xml text/css text/javascript text/plain text/xml;
gzip_vary on;`,
    `location = /${documentHeadersFile} {\n  return 404;\n}`,
    location(`= ${notFound.file}`, notFound.headers, cacheControl.others, 'internal;'),
    location(`^~ ${assetsFolder}/`, otherHeaders, cacheControl.assets, 'try_files $uri =404;'),
    location(
      `= ${appleAssociationPath}`,
      otherHeaders,
      cacheControl.others,
      'types {}',
      'default_type application/json;',
      'try_files $uri =404;',
    ),
    ...documents.map((document) =>
      location(
        `~ "${pathPattern(document)}"`,
        document.headers,
        cacheControl.others,
        `try_files ${document.file} =404;`,
      ),
    ),
    location('/', otherHeaders, cacheControl.others, 'try_files $uri =404;'),
    '',
  ].join('\n\n')

const server = (root: string): string => `# Serves the build at http://localhost:8080:
#   nginx -p "$PWD/dist/hosts/nginx" -c nginx.conf -g 'daemon off;'
# It needs the Debian packages nginx and libnginx-mod-http-brotli-static.
load_module /usr/lib/nginx/modules/ngx_http_brotli_static_module.so;
pid nginx.pid;
error_log stderr;
events {}
http {
  include /etc/nginx/mime.types;
  default_type application/octet-stream;
  client_body_temp_path temp-body;
  proxy_temp_path temp-proxy;
  fastcgi_temp_path temp-fastcgi;
  uwsgi_temp_path temp-uwsgi;
  scgi_temp_path temp-scgi;
  access_log off;
  server {
    listen 127.0.0.1:8080;
    root ${root};
    brotli_static on;
    include console.conf;
  }
}
`

/** For nginx: the rules of a release, and a complete configuration that uses them. */
export const nginxFiles = (site: HostedSite): Record<string, string> => ({
  'console.conf': rules(site),
  'nginx.conf': server(site.root),
})
