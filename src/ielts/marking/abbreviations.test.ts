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
    ['kilometre', 'km'],
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

describe('every unit stands for its words, one or many', () => {
  test.each([
    ['°', 'degree', 'degrees'],
    ['mm', 'millimetre', 'millimetres'],
    ['cm', 'centimetre', 'centimetres'],
    ['m', 'metre', 'metres'],
    ['km', 'kilometre', 'kilometres'],
    ['mi', 'mile', 'miles'],
    ['ft', 'foot', 'feet'],
    ['yd', 'yard', 'yards'],
    ['ha', 'hectare', 'hectares'],
    ['mg', 'milligram', 'milligrams'],
    ['g', 'gram', 'grams'],
    ['kg', 'kilogram', 'kilograms'],
    ['kg', 'kilo', 'kilos'],
    ['oz', 'ounce', 'ounces'],
    ['lb', 'pound', 'pounds'],
    ['ml', 'millilitre', 'millilitres'],
    ['cl', 'centilitre', 'centilitres'],
    ['l', 'litre', 'litres'],
    ['KB', 'kilobyte', 'kilobytes'],
    ['MB', 'megabyte', 'megabytes'],
    ['GB', 'gigabyte', 'gigabytes'],
    ['TB', 'terabyte', 'terabytes'],
    ['W', 'watt', 'watts'],
    ['kW', 'kilowatt', 'kilowatts'],
    ['V', 'volt', 'volts'],
    ['sec', 'second', 'seconds'],
    ['min', 'minute', 'minutes'],
    ['hr', 'hour', 'hours'],
    ['wk', 'week', 'weeks'],
    ['yr', 'year', 'years'],
  ])('%s: %s, %s', (unit, one, many) => {
    expect(mark(`20 ${unit}`, `20 ${many}`)).toMatchObject({ right: true, rule: 'abbreviation' });
    expect(mark(`20 ${many}`, `20 ${unit}`)).toMatchObject({ right: true, rule: 'abbreviation' });
    expect(mark(`1 ${unit}`, `1 ${one}`)).toMatchObject({ right: true, rule: 'abbreviation' });
    expect(mark(`20 ${unit}`, `20 ${one}`).right).toBe(false);
    expect(mark(`1 ${unit}`, `1 ${many}`).right).toBe(false);
  });
});

describe('every other abbreviation stands for its words', () => {
  test.each([
    ['20 kms', '20 kilometres'],
    ['20 yds', '20 yards'],
    ['20 kgs', '20 kilograms'],
    ['20 kgs', '20 kilos'],
    ['20 lbs', '20 pounds'],
    ['20 secs', '20 seconds'],
    ['min temperature', 'minimum temperature'],
    ['20 mins', '20 minutes'],
    ['20 hrs', '20 hours'],
    ['20 wks', '20 weeks'],
    ['20 yrs', '20 years'],
    ['Mon', 'Monday'],
    ['Tue', 'Tuesday'],
    ['Tues', 'Tuesday'],
    ['Wed', 'Wednesday'],
    ['Weds', 'Wednesday'],
    ['Thu', 'Thursday'],
    ['Thur', 'Thursday'],
    ['Thurs', 'Thursday'],
    ['Fri', 'Friday'],
    ['Sat', 'Saturday'],
    ['Sun', 'Sunday'],
    ['Jan', 'January'],
    ['Feb', 'February'],
    ['Mar', 'March'],
    ['Apr', 'April'],
    ['Jun', 'June'],
    ['Jul', 'July'],
    ['Aug', 'August'],
    ['Sep', 'September'],
    ['Sept', 'September'],
    ['Oct', 'October'],
    ['Nov', 'November'],
    ['Dec', 'December'],
    ['Dr Low', 'Doctor Low'],
    ['Hill Dr', 'Hill Drive'],
    ['Prof Low', 'Professor Low'],
    ['Mr Low', 'Mister Low'],
    ['Hill St', 'Hill Street'],
    ['St Ann', 'Saint Ann'],
    ['Hill Rd', 'Hill Road'],
    ['Hill Ave', 'Hill Avenue'],
    ['Hill Ln', 'Hill Lane'],
    ['Hill Sq', 'Hill Square'],
    ['Hill Blvd', 'Hill Boulevard'],
    ['Apt 5', 'Apartment 5'],
    ['Mt Low', 'Mount Low'],
    ['Low Mt', 'Low Mountain'],
    ['Music Dept', 'Music Department'],
    ['the govt', 'the government'],
    ['approx 20', 'approximately 20'],
    ['max speed', 'maximum speed'],
    ['tel number', 'telephone number'],
    ['phone number', 'telephone number'],
    ['TV', 'television'],
    ['oil vs gas', 'oil versus gas'],
    ['60 mph', '60 miles per hour'],
    ['60 kph', '60 kilometres per hour'],
    ['60 kmh', '60 km/h'],
    ['5 m/s', '5 metres per second'],
    ['20 m2', '20 square metres'],
    ['20 sq m', '20 m²'],
    ['20 km2', '20 square kilometres'],
    ['20 sq km', '20 km²'],
    ['20 m3', '20 cubic metres'],
    ['20 °C', '20 degrees C'],
    ['20 °C', '20 degrees centigrade'],
    ['20 degrees C', '20 degrees Celsius'],
    ['UK', 'United Kingdom'],
    ['US', 'United States'],
    ['USA', 'United States of America'],
    ['5 per cent', '5%'],
  ])('%s: %s', (short, long) => {
    expect(mark(short, long)).toMatchObject({ right: true, rule: 'abbreviation' });
    expect(mark(long, short)).toMatchObject({ right: true, rule: 'abbreviation' });
  });
});
