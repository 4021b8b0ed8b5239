import { PLACEHOLDER } from '#platform/i18n/plural.ts';
import { LAST_WITH_SIGNS } from '#ui/keep-together.ts';
import type { GroupText } from '#platform/i18n/text-groups.ts';
import { EARLY_CALL_SCRIPT } from '#platform/api-client/early-call.ts';
import { lessonCallPath } from './lesson-path.ts';
import styles from './lesson.module.css';

/** The texts of a lesson's beginning, with their placeholders. */
const textsOf = (t: GroupText<'learn'>) => ({
  number: t('course.lesson'),
  minutes: t('minutes'),
  goal: t('goal'),
  label: t('progress.label'),
  done: t('progress.done'),
  left: t('progress.left'),
  added: t('progress.added'),
  text: t('progress.text'),
  start: t('progress.start'),
  exercise: t('progress.exercise'),
  tutorial: t('progress.tutorial'),
  use: t('progress.use'),
  sort: t('progress.sort'),
  task: t('progress.task'),
});

const classesOf = () => {
  const { lesson, head, number, goal, progress, block, piece, otherLanguage } = styles;
  return { lesson, head, number, goal, progress, block, piece, otherLanguage };
};

/**
 * For the page of a lesson that must be bought, in the form that the browsers of 2019 understand: asks for the lesson as
 * the person who is signed in, shows its beginning before the page's scripts are there, and leaves the answer to
 * `takeEarlyAnswer`. What it draws is what `LessonStart` draws; a test compares them for every lesson.
 */
export const earlyLessonScript = (t: GroupText<'learn'>): string =>
  `try{(function(T,C){
var d=document,k=d.documentElement.lang,m=/^\\/learn\\/([\\w-]+)\\/([\\w-]+)$/.exec(location.pathname),box=d.querySelector('[data-early-lesson]');
if(!m||!box)return;
function safe(text){return String(text).replace(/[&<>"']/g,function(c){return'&#'+c.charCodeAt(0)+';'})}
function fill(text,v){return text.replace(${PLACEHOLDER},function(w,n,one,many){
return v[n]===undefined?w:one===undefined?v[n]:v[n]===1?one:many})}
function heading(text){return text.split(${LAST_WITH_SIGNS}).map(function(x,n){
return n%2?'<span class="keep-together">'+safe(x)+'</span>':safe(x)}).join('')}
function quoted(text){return text.replace(/[「」“”]/g,function(c){return{'「':'『','」':'』','“':'‘','”':'’'}[c]})}
function progress(r){var p=r.progress,gap=k==='en'?' ':'';
if(p.added.length)return fill(T.added,{count:p.added.length});
if(!p.left.length)return T.done;
return fill(T.left,{left:p.left.length,all:p.required_count})+gap+p.left.slice(0,3).map(function(l){
var b=r.lesson.blocks.filter(function(b){return b.id===l.block})[0]||{};
if(l.kind==='text')return b.heading?fill(T.text,{title:quoted(b.heading[k])}):T.start;
return fill(T[l.kind],{title:b.title?quoted(b.title[k]):'',count:l.questions,percent:l.percent})
}).join(k==='en'?', ':'、')+(p.left.length>3?gap+'…':'')}
function draw(r){var p=r.progress,blocks=r.lesson.blocks,i=0,html='<header class="'+C.head+'"><p class="'+C.number+'">'+
safe(fill(T.number,{number:r.number})+' · '+fill(T.minutes,{count:r.minutes}))+'</p><h1>'+heading(r.lesson.title[k])+
'</h1><p class="'+C.goal+'"><b>'+safe(T.goal)+'</b> '+safe(r.lesson.goal[k])+'</p></header><div class="'+C.progress+
'"><progress aria-label="'+safe(T.label)+'" value="'+p.done_count+'" max="'+Math.max(1,p.required_count)+'"></progress><p>'+
safe(progress(r))+'</p></div>';
for(;i<blocks.length&&blocks[i].kind==='text';i++){var b=blocks[i];
html+='<section class="'+C.block+'">'+(b.heading?'<h2>'+heading(b.heading[k])+'</h2>':'')+b.pieces.map(function(x,n){var h=/^<h\\d/.test(x.html[k]);
return'<div class="'+C.piece+(h?'" data-kind="heading':'')+'"><div class="prose" lang="'+k+'" data-text-block="'+b.id+'.'+k+'.'+n+'">'+x.html[k]+
'</div>'+(h?'':'<span class="'+C.otherLanguage+'"></span>')+'</div>'}).join('')+'</section>'}
return html}
(${EARLY_CALL_SCRIPT})('${lessonCallPath(':1', ':2')}'.replace(':1',m[1]).replace(':2',m[2]),function(r){
var wait=box.nextElementSibling;if(!wait||wait.hidden)return;
box.className=C.lesson;box.innerHTML=draw(r);box.appendChild(wait.cloneNode(true));wait.hidden=true})
})(${JSON.stringify(textsOf(t))},${JSON.stringify(classesOf())})}catch(e){}`.replaceAll(
    '</script',
    '<\\/script',
  );
