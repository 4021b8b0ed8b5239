import { useEffect, useState } from 'react';
import { call } from '#platform/api-client/api-client.ts';
import { MOCK_TEST_ENDPOINTS } from '../../endpoints.ts';
import type { EarlierAttempts } from '../attempt-summary.ts';

/** The attempts at a test by this browser or learner. Undefined until they are loaded. */
export function useEarlierAttempts(mockTest: string): EarlierAttempts | undefined {
  const [earlier, setEarlier] = useState<EarlierAttempts>();
  useEffect(() => {
    let left = false;
    void call(MOCK_TEST_ENDPOINTS, 'listAttempts', { query: { mock_test: mockTest } }).then((result) => {
      if (!left && result.ok) setEarlier(result.reply);
    });
    return () => {
      left = true;
    };
  }, [mockTest]);
  return earlier;
}
