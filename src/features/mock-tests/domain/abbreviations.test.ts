import { describe, expect, test } from 'vitest';
import { markAnswer } from './mark-answer.ts';

function mark(key: string, given: string) {
  return markAnswer({ asks: 'words', wordLimit: { words: 5, number: true }, text: '{gap}' }, key, given);
}

describe('common abbreviations and their words are the same', () => {
  test.each([
    ['10 km', '10 kilometres'],
    ['10 kilometres', '10km'],
    ['10 km', '10 kilometers'],
    ['10 km', 'ten kms'],
    ['1 km', 'one kilometre'],
    ['0.5 km', '0.5 kilometre'],
    ['0.5 km', '0.5 kilometres'],
    ['a 10-kilometre walk', 'a 10 km walk'],
    ['5 kg', '5 kilos'],
    ['20 minutes', '20 mins'],
    ['20 min.', '20 minutes'],
    ['Dr Chen', 'Doctor Chen'],
    ['Doctor Chen', 'Dr. Chen'],
    ['Hill St', 'Hill Street'],
    ['Monday', 'Mon'],
    ['Tues', 'Tuesday'],
    ['July', 'Jul.'],
    ['55%', '55 percent'],
    ['55%', '55 per cent'],
    ['55 percent', '55 ％'],
    ['fifty-five per cent', '55%'],
    ['60 mph', '60 miles per hour'],
    ['60 km/h', '60 kph'],
    ['60 km/h', '60 kilometers per hour'],
    ['20 m²', '20 square metres'],
    ['20°C', '20 degrees Celsius'],
    ['20 ℃', '20°C'],
    ['the UK', 'the U.K.'],
    ['the UK', 'the United Kingdom'],
    ['television', 'TV'],
    ['fish and chips', 'fish & chips'],
  ])('for %j, %j is right', (key, given) => {
    expect(mark(key, given)).toMatchObject({ right: true });
  });

  test.each([
    ['10 km', '10 kilometre', 'singular-plural'],
    ['1 km', '1 kilometres', 'singular-plural'],
    ['10 km', '10 m', 'different'],
    ['10 km', '10', 'incomplete'],
    ['Monday', 'Mo', 'different'],
    ['Monday', 'Tue', 'different'],
    ['55%', '55', 'incomplete'],
  ])('for %j, %j is wrong: %s', (key, given, rule) => {
    expect(mark(key, given)).toMatchObject({ right: false, rule });
  });

  test('the rule that fired is the abbreviation', () => {
    expect(mark('10 kilometres', '10 km').rule).toBe('abbreviation');
    expect(mark('10 km', '10KM').rule).toBe('exact');
  });
});
