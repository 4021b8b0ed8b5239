/** The headers that Chrome sends for a page. Parsing them is part of a request's price. */
export const PAGE_HEADERS = {
  connection: 'keep-alive',
  'sec-ch-ua': '"Chromium";v="140", "Not=A?Brand";v="24", "Google Chrome";v="140"',
  'sec-ch-ua-mobile': '?1',
  'sec-ch-ua-platform': '"Android"',
  'upgrade-insecure-requests': '1',
  'user-agent':
    'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36',
  accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,image/webp,image/apng,*/*;q=0.8',
  'sec-fetch-site': 'none',
  'sec-fetch-mode': 'navigate',
  'sec-fetch-user': '?1',
  'sec-fetch-dest': 'document',
  'accept-encoding': 'gzip, deflate, br, zstd',
  'accept-language': 'zh-TW,zh;q=0.9,en-US;q=0.8,en;q=0.7',
} as const;

/** The headers that the site's own client sends to the API. */
export function apiHeaders(appKey: string, cookie?: string): Record<string, string> {
  return {
    connection: 'keep-alive',
    'user-agent': PAGE_HEADERS['user-agent'],
    accept: '*/*',
    'accept-encoding': PAGE_HEADERS['accept-encoding'],
    'accept-language': 'zh-Hant',
    'x-requested-key': appKey,
    ...(cookie ? { cookie } : {}),
  };
}
